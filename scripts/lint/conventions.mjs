export const restrictedSyntax = [
  { selector: 'TSEnumDeclaration', message: "Write a union of literals: type Tone = 'dark' | 'light'." },
  {
    selector: 'TSAsExpression > TSAsExpression.expression > TSUnknownKeyword.typeAnnotation',
    message:
      'A double cast bypasses the types. Parse the value with zod at the boundary, or narrow it with a type guard.',
  },
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: 'Wait for a condition (a role, a request, a URL), not for time to pass.',
  },
  {
    selector:
      'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(only|skip|todo|fixme)$/]',
    message: 'A skipped or exclusive test proves nothing. Fix it or remove it.',
  },
  {
    selector:
      ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression, SpreadElement > TSAsExpression > ObjectExpression',
    message: 'Write the properties themselves instead of spreading an object literal.',
  },
];
