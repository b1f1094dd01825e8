import {
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  lexicalEditor,
} from '@payloadcms/richtext-lexical';
import type { RichTextField } from 'payload';
import { textLinkFeature, validateProse } from './textLinkFeature';

/** Everything that the site's rich text renderer can show, and nothing else. */
export const proseEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    textLinkFeature,
    HorizontalRuleFeature(),
    InlineToolbarFeature(),
    FixedToolbarFeature(),
  ],
});

interface ProseOptions {
  label?: string;
  required?: boolean;
}

export const proseField = (name: string, options: ProseOptions = {}): RichTextField => ({
  name,
  type: 'richText',
  localized: true,
  label: options.label,
  required: options.required,
  editor: proseEditor,
  validate: validateProse,
});
