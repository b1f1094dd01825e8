/** Returns the 45° cut of the lower right corner as a `clip-path`. A cut of `0rem` is a rectangle. */
export const cutShape = (cut: string): string =>
  `polygon(0 0, 100% 0, 100% calc(100% - ${cut}), calc(100% - ${cut}) 100%, 0 100%)`;

/** Returns the outline of the same shape with thickness `line`. The slant's inset is tan(22.5°) of the line. */
export function cutOutline(cut: string, line: string): string {
  const inner = `(${cut} + ${line} * 0.414)`;
  return `polygon(evenodd, 0 0, 100% 0, 100% calc(100% - ${cut}), calc(100% - ${cut}) 100%, 0 100%, 0 0, ${line} ${line}, calc(100% - ${line}) ${line}, calc(100% - ${line}) calc(100% - ${inner}), calc(100% - ${inner}) calc(100% - ${line}), ${line} calc(100% - ${line}), ${line} ${line})`;
}
