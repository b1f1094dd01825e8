/** Maximum size in bytes; 200 lines are a few kilobytes. */
const largestFile = 1_000_000;

/** Reads the text of a dropped or chosen file; undefined if it is not text, too large or unreadable. */
export async function readListFile(file: File): Promise<string | undefined> {
  if (file.size > largestFile) return undefined;
  try {
    const text = await file.text();
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
