/** Syntax that the conventions rule out, with what to write instead. */
export const restrictedSyntax = [
  { selector: 'TSEnumDeclaration', message: "Write a union of literals: type Tone = 'dark' | 'light'." },
  {
    selector: 'TSAsExpression > TSAsExpression.expression > TSUnknownKeyword.typeAnnotation',
    message:
      'A double cast silences the types. Parse the value with zod at the door, or narrow it with a guard.',
  },
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: 'Wait for what you mean (a role, a request, a URL), not for time to pass.',
  },
  {
    selector:
      'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(only|skip|todo|fixme)$/]',
    message: 'A test that is skipped or alone proves nothing. Mend it or remove it.',
  },
  {
    selector:
      ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression, SpreadElement > TSAsExpression > ObjectExpression',
    message: 'Write the properties themselves instead of spreading an object literal.',
  },
];
