/** 200 lines are a few kilobytes: what is larger is no list of part numbers. */
const largestFile = 1_000_000;

/** The text of a dropped or chosen file; undefined for one that is no text, too large, or cannot be read. */
export async function readListFile(file: File): Promise<string | undefined> {
  if (file.size > largestFile) return undefined;
  try {
    const text = await file.text();
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
