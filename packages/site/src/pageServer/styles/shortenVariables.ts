import type { Styles } from '../assets/assets';

const reference = /var\((--ds-[\w-]+)\)/g;
const tokenVariable = /--ds-[\w-]+/g;

export type Tokens = Pick<Styles, 'variables' | 'constants'>;

/** Replaces references to constant tokens by their values, and custom properties by their short names. */
export const shortenVariables = (css: string, { variables, constants }: Tokens): string =>
  css
    .replace(reference, (text, name: string) => constants[name] ?? text)
    .replace(tokenVariable, (name) => variables[name] ?? name);
