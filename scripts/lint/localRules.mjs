import { plainLanguage } from './language.mjs';

const directive = /^\s*(?:eslint|oxlint)-(disable|enable)(-next-line|-line)?\b/;

/** Requires a reason for every disabled rule: `eslint-disable-next-line rule -- the reason`. */
const explainDisables = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      noReason: 'Give the reason after two dashes: eslint-disable-next-line rule-name -- the reason.',
    },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const match = directive.exec(comment.value);
        if (!match || match[1] === 'enable') continue;
        if (!/--\s*\S{2,}/.test(comment.value)) {
          context.report({ loc: comment.loc, messageId: 'noReason' });
        }
      }
    },
  }),
};

const isClientModule = (program) =>
  program.body[0]?.type === 'ExpressionStatement' && program.body[0].directive === 'use client';

/** Restricts styled-components to client modules, which are named `*.styles.ts`. */
const styledInStyles = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: { registries: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
    messages: {
      elsewhere:
        "Move styled components to a file named {{name}}.styles.ts that begins with 'use client', and import them from there.",
      noDirective:
        "A file of styled components must begin with 'use client': in a server component each instance would render its own style element.",
    },
  },
  create(context) {
    const { filename, sourceCode } = context;
    const isRegistry = context.options[0]?.registries.some((name) => filename.endsWith(name)) ?? false;
    return {
      'ImportDeclaration[source.value="styled-components"]'(node) {
        if (isRegistry || node.importKind === 'type') return;
        if (!/\.styles\.ts$/.test(filename)) {
          const name = filename.split('/').at(-1).split('.')[0];
          context.report({ node, messageId: 'elsewhere', data: { name } });
        } else if (!isClientModule(sourceCode.ast)) {
          context.report({ node, messageId: 'noDirective' });
        }
      },
    };
  },
};

export const localRules = {
  rules: {
    'explain-disables': explainDisables,
    'plain-language': plainLanguage,
    'styled-in-styles': styledInStyles,
  },
};
