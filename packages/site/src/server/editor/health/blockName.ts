/**
 * Converts a block type to a label similar to that of the content service: `heroBanner` becomes "Hero
 * banner".
 */
export function blockName(blockType: string): string {
  const name = blockType.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
