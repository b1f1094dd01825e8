/**
 * Converts a block type to a label similar to that of the content service: `heroBanner` becomes "Hero
 * banner".
 */
export function blockName(blockType: string): string {
  const words = blockType.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
