const tokenVariable = /--ds-[\w-]+/g;

/** Replaces custom properties by their short names; `variables` maps one to the other. */
export const shortenVariables = (css: string, variables: Readonly<Record<string, string>>): string =>
  css.replace(tokenVariable, (name) => variables[name] ?? name);
