/** Returns an id of the form that Payload gives to new rows. `crypto.randomUUID` is missing without TLS. */
export const createRowId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
