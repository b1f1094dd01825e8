/** Returns undefined for invalid JSON, which every schema rejects. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
