// How the notation of Crumbs names a heap; the table calls it the same. Every action is listed,
// so none is written here.
export const letter = (heap: number): string => String.fromCharCode("a".charCodeAt(0) + heap);
