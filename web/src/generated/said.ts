// Words with arguments: a message key and what fills it in.
export type Arg =
  | number
  | string
  | { seat: number }
  | { word: string }
  | { words: string[] };
export interface Said {
  key: string;
  args: Record<string, Arg>;
}
