import { Lexer } from 'yaml';

import type { WireProblemCode } from './WireProblem';

/** 2000 lines of a harness have about 20 000 tokens. Building the document costs far more than counting. */
const maxTokens = 40_000;

/** Anchors and aliases: resolving one searches all others. */
const maxReferences = 1000;

/** Returns the reason for not parsing a YAML text; `undefined` if its size is acceptable. Reads each character once. */
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
