/** The type of a block in words, close to those that the content service has for it: `heroBanner` is "Hero banner". */
export function blockName(blockType: string): string {
  const words = blockType.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
