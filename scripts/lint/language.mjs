/**
 * Words that names must not contain, each with the term to use instead. See docs/glossary.md. A pattern is matched against
 * the name split at capitals, in lower case: `keptLines` becomes "kept lines".
 */
export const bannedNames = [
  [/\banswer(s|ed|ing|er)?\b/, 'handle…, respond…, response or result'],
  [/^ask(s|ed|ing)?\b|\basked\b/, 'request…, fetch…, query… or requested'],
  [/(?<!^(?:by|count|find|max|other|shared)) words$|\bword ids?$/, '…Messages, …Labels or …Copy'],
  [/\b(say|says|saying|said|tell|tells|telling|told)\b/, 'format…, describe…, report… or log…'],
  [/\brefus(e|es|ed|al|als|ing)\b/, 'reject… or deny…'],
  [/^note \w|\bnoted\b/, 'record…, log… or count…'],
  [/^keeps? |\bkept\b/, 'cache…, retain…, preserve… or stored'],
  [/\b(forget|forgets|forgotten)\b/, 'invalidate…, evict… or clear…'],
  [/\bremember(s|ed)?\b/, 'store…, cache… or persist…'],
  [/^announces? \w/, 'notify…, publish… or revalidate…'],
  [/\bfacts\b/, '…Context, …Data, …Input or …Info'],
  [/\bways\b/, '…Actions, …Links or …Options'],
  [/\boutgoing\b/, 'outbound… or pending…'],
  [/\bfold(s|ed|ing)?\b/, 'normalize… (text), inline… or compile… (styles)'],
  [/\b(wardrobe|dress)\b/, 'the term of the field'],
  [/^look$/, 'appearance, theme or find…'],
  [/^most \w/, 'max…'],
  [/\b(desks?|foreign(?! keys?)|journey)\b/, 'the term of the glossary'],
  [/\bwanted\b(?! by\b)/, 'requested or expected'],
  [/\b(anew|heir|bereft|sought|slack|surroundings)\b/, 'the term of the field'],
  [/\bpatience\b/, 'timeout'],
  [/\blikeness(es)?\b/, 'similarity'],
  [/\bbegun at\b/, 'startedAt'],
  [/\b(talkative|undrafted|unasked|untold|unkept)\b/, 'the term of the field'],
];

/** Openings that make comments hard to read. A docstring starts with a verb or a noun phrase. */
const bannedOpening =
  /^(what|whether|who|whoever|that which|of (a|all|an|each|every|the|two|what)|which|why|how (far|many|much|long|a|an|the|each|every|some)|for how)\b/i;

/** Exports of stories are exempt, because story ids are derived from them. */
const isStoryExport = (filename, node) =>
  /\.stories\.tsx?$/.test(filename) && node.parent?.parent?.parent?.type === 'ExportNamedDeclaration';

const splitName = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/_/g, ' ')
    .toLowerCase();

const readOpening = (comment) => comment.value.replace(/^[\s*]+/, '').trimStart();

/** A line comment continues the one on the line above it. */
const continues = (comment, previous) =>
  comment.type === 'Line' &&
  previous?.type === 'Line' &&
  previous.loc.end.line === comment.loc.start.line - 1;

/** Names declared by a parameter, except destructured names, which come from the type of the value. */
function parameterName(parameter) {
  if (parameter.type === 'Identifier') return [parameter];
  if (parameter.type === 'AssignmentPattern') return parameterName(parameter.left);
  return parameter.type === 'RestElement' ? parameterName(parameter.argument) : [];
}

export const plainLanguage = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      name: '"{{name}}": use the term of the field, such as {{instead}} (docs/glossary.md).',
      opening:
        'Begin the comment with a verb in the third person or a noun phrase ("Returns …", "Limit of …") instead of "{{opening}}".',
    },
  },
  create(context) {
    const check = (node) => {
      const [, instead] = bannedNames.find(([pattern]) => pattern.test(splitName(node.name))) ?? [];
      if (instead) context.report({ node, messageId: 'name', data: { name: node.name, instead } });
    };
    const checkFunction = (node) => {
      if (node.id && node.type !== 'ArrowFunctionExpression') check(node.id);
      for (const parameter of node.params.flatMap(parameterName)) check(parameter);
    };
    const checkId = (node) => check(node.id);
    return {
      Program() {
        let previous;
        for (const comment of context.sourceCode.getAllComments()) {
          const [opening] = bannedOpening.exec(readOpening(comment)) ?? [];
          if (opening && !continues(comment, previous))
            context.report({ loc: comment.loc, messageId: 'opening', data: { opening } });
          previous = comment;
        }
      },
      'VariableDeclarator[id.type="Identifier"]'(node) {
        if (!isStoryExport(context.filename, node.id)) check(node.id);
      },
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      ClassDeclaration: checkId,
      TSTypeAliasDeclaration: checkId,
      TSInterfaceDeclaration: checkId,
    };
  },
};
