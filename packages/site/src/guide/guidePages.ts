/** A page of the style guide, or a tool (section 2.2, "style guide, no locale, separate layout"). */
export interface GuidePage {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
}

export const guidePages = {
  styleGuide: {
    path: '/style-guide',
    title: 'Style guide',
    summary: 'What everything is made of: colours with their contrast, type, space, icons and the wire.',
  },
  typography: {
    path: '/typography',
    title: 'Typography',
    summary: 'The scale of sizes, headings, running text and what stands in it.',
  },
  buttons: {
    path: '/buttons',
    title: 'Buttons',
    summary: 'What starts something, in every variant, size and state.',
  },
  inputs: {
    path: '/inputs',
    title: 'Inputs',
    summary: 'What takes an answer: fields, choices, files and search, empty, filled, wrong and disabled.',
  },
  components: {
    path: '/components',
    title: 'Components',
    summary: 'Every part of the design system, each with its advice and its variants.',
  },
  modules: {
    path: '/modules',
    title: 'Modules',
    summary: 'Every block that an editor can put on a page, in the language of your choice.',
  },
  error: {
    path: '/pages/error',
    title: 'Error page',
    summary: 'What a visitor sees when a page could not be made.',
  },
  emailLinks: {
    path: '/tools/email-links',
    title: 'E-mail links',
    summary:
      'Makes a link that opens a new mail about a page, with subject and text, and the HTML to put it on a page or into a newsletter.',
  },
} as const satisfies Record<string, GuidePage>;

export type GuidePageName = keyof typeof guidePages;
