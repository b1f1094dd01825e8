/** An expected outcome: a value, or an error that names itself by a literal `code`. */
export type Result<TValue, TError> =
  | { readonly ok: true; readonly value: TValue }
  | { readonly ok: false; readonly error: TError };

/** A result that holds a value. */
export const ok = <TValue>(value: TValue): { readonly ok: true; readonly value: TValue } => ({
  ok: true,
  value,
});

/** A result that holds an error. */
export const fail = <TError>(error: TError): { readonly ok: false; readonly error: TError } => ({
  ok: false,
  error,
});
