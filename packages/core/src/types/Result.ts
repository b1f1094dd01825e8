/** Expected outcome: a value, or an error with a literal `code`. */
export type Result<TValue, TError> =
  | { readonly ok: true; readonly value: TValue }
  | { readonly ok: false; readonly error: TError };

export const ok = <TValue>(value: TValue): { readonly ok: true; readonly value: TValue } => ({
  ok: true,
  value,
});

export const fail = <TError>(error: TError): { readonly ok: false; readonly error: TError } => ({
  ok: false,
  error,
});
