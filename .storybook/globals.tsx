import type { Decorator, Preview } from '@storybook/react-vite';
import { schemeChoices, type SchemeChoice } from '@kmx/core';
import { choices, isChoice, languageOf, localiseArgs } from './blockLocale';

const item = (value: string, title: string) => ({ value, title });

/** Toolbar: language, writing direction, motion, contrast, colour scheme. */
export const globalTypes: Preview['globalTypes'] = {
  locale: {
    description: 'Language of the words that a block brings itself',
    toolbar: {
      icon: 'globe',
      items: Object.entries(choices).map(([value, title]) => ({ value, title, right: value })),
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Direction of writing',
    toolbar: {
      icon: 'transfer',
      items: [item('ltr', 'Left to right'), item('rtl', 'Right to left')],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion, as the reader’s system asks for it',
    toolbar: {
      icon: 'play',
      items: [item('full', 'Full motion'), item('reduce', 'Reduced motion')],
      dynamicTitle: true,
    },
  },
  contrast: {
    description: 'Contrast, as the reader’s system asks for it',
    toolbar: {
      icon: 'contrast',
      items: [item('usual', 'Usual contrast'), item('more', 'More contrast')],
      dynamicTitle: true,
    },
  },
  scheme: {
    description: 'Colour scheme of portal and style guide; public pages are light',
    toolbar: {
      icon: 'moon',
      items: [item('light', 'Light'), item('dark', 'Dark'), item('system', 'As the system')],
      dynamicTitle: true,
    },
  },
};

export const initialGlobals = {
  locale: 'en',
  direction: 'ltr',
  motion: 'full',
  contrast: 'usual',
  scheme: 'light',
};

const schemeOf = (value: unknown): SchemeChoice =>
  schemeChoices.find((choice) => choice === value) ?? 'light';

/** Sets the chosen values on the root element, as real pages do. */
export const withChoices: Decorator = (Story, { args, globals }) => {
  const { locale, direction, motion, contrast, scheme } = globals;
  const choice = isChoice(locale) ? locale : 'en';
  const root = document.documentElement;
  root.lang = languageOf(choice);
  root.dir = direction === 'rtl' ? 'rtl' : 'ltr';
  if (motion === 'reduce') root.dataset.motion = 'reduce';
  else delete root.dataset.motion;
  if (contrast === 'more') root.dataset.contrast = 'more';
  else delete root.dataset.contrast;
  root.dataset.scheme = schemeOf(scheme);
  return <Story args={localiseArgs(args, choice)} />;
};
