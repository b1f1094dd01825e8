import { parse } from '@formatjs/icu-messageformat-parser';

/** Compiles the ICU messages of a catalogue, so that browsers need no parser. */
export default function compileMessages(source) {
  const messages = Object.entries(JSON.parse(source)).map(([id, message]) => [id, parse(message)]);
  return JSON.stringify(Object.fromEntries(messages));
}
