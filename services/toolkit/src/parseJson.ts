/** What a text says as JSON; undefined for what is none, which no schema takes. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
