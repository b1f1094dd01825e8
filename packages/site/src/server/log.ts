import { limits } from '@kmx/core';

const cut = (value: string) =>
  value.length > limits.logParameterCharacters ? `${value.slice(0, limits.logParameterCharacters)}…` : value;

/** One line of JSON per event; parameters are cut to 50 characters (section 9). */
export function log(
  level: 'info' | 'warn' | 'error',
  message: string,
  parameters: Record<string, string> = {},
): void {
  const shortened = Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, cut(value)]));
  const line = JSON.stringify({ time: new Date().toISOString(), level, message, ...shortened });
  if (level === 'error') console.error(line);
  else if (level === 'warn') console.warn(line);
  else console.info(line);
}
