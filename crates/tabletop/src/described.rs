//! In TypeScript: types that are a name or a notation in every text, and so are
//! described by hand.

/// A union of names, as TypeScript writes it.
pub fn union(names: impl Iterator<Item = &'static str>) -> String {
    let quoted: Vec<String> = names.map(|name| format!("{name:?}")).collect();
    quoted.join(" | ")
}

/// What types look like in TypeScript: declared by a name in a file, together
/// with the type they are made of, or written out wherever they are used.
///
/// ```text
/// tabletop::described! { in "microscopic.ts";
///     Card = union(Card::all().map(Card::name)), of ();
///     Cards = "Array<Card>".to_owned(), of Card;
/// }
/// tabletop::described! { written out;
///     Symbol = "Breed | \"red-star\"".to_owned(), of Breed;
/// }
/// ```
#[macro_export]
macro_rules! described {
    (in $file:literal; $($type:ident = $inline:expr, of $of:ty;)+) => {$(
        impl ::ts_rs::TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &::ts_rs::Config) -> String {
                stringify!($type).to_owned()
            }

            fn inline(_: &::ts_rs::Config) -> String {
                $inline
            }

            fn decl(config: &::ts_rs::Config) -> String {
                format!("type {} = {};", stringify!($type), Self::inline(config))
            }

            fn decl_concrete(config: &::ts_rs::Config) -> String {
                Self::decl(config)
            }

            fn visit_dependencies(visitor: &mut impl ::ts_rs::TypeVisitor) {
                visitor.visit::<$of>();
            }

            fn output_path() -> Option<::std::path::PathBuf> {
                Some(::std::path::PathBuf::from($file))
            }
        }
    )+};
    (written out; $($type:ident = $inline:expr, of $of:ty;)+) => {$(
        impl ::ts_rs::TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &::ts_rs::Config) -> String {
                $inline
            }

            fn inline(_: &::ts_rs::Config) -> String {
                $inline
            }

            fn decl(_: &::ts_rs::Config) -> String {
                String::new()
            }

            fn decl_concrete(_: &::ts_rs::Config) -> String {
                String::new()
            }

            fn visit_dependencies(visitor: &mut impl ::ts_rs::TypeVisitor) {
                visitor.visit::<$of>();
            }

            fn output_path() -> Option<::std::path::PathBuf> {
                None
            }
        }
    )+};
}
