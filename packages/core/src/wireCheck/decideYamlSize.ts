import { Lexer } from 'yaml';

import type { WireProblemCode } from './WireProblem';

/** 2000 lines of a harness have some 20 000: names, colons, brackets. What is built of them costs far more than counting. */
const maxTokens = 40_000;

/** Anchors and aliases: each is looked for among all others. */
const maxReferences = 1000;

/** Why a YAML text is not to be built into a document; `undefined` for one of a usual size. Reads each character once. */
export function decideYamlSize(text: string): WireProblemCode | undefined {
  let tokens = 0;
  let references = 0;
  for (const token of new Lexer().lex(text)) {
    tokens += 1;
    if (token.startsWith('&') || token.startsWith('*')) references += 1;
    if (tokens > maxTokens) return 'tooMuch';
    if (references > maxReferences) return 'tooManyAliases';
  }
  return undefined;
}
