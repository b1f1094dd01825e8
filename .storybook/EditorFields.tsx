import { Unstyled } from '@storybook/addon-docs/blocks';
import { Heading, Stack, Table, Text } from '@kmx/design-system';
import {
  findBlockSchema,
  readEditorFields,
  type EditorField,
  type WhenEmpty,
} from '../packages/blocks/src/testing/readEditorFields';

const schemas = import.meta.glob<Record<string, unknown>>('../packages/blocks/src/blocks/*/*.schema.ts', {
  eager: true,
});

/** Labels in the admin that differ from the field's name. */
const labels: Readonly<Record<string, string>> = {
  attribution: 'Who said it',
  backgroundColor: 'Background',
  captionsFile: 'Subtitles',
  close: 'Closing price',
  date: 'Day',
  endDate: 'Last day',
  hasArchive: 'With the archive',
  hasFilters: 'With filters',
  hasMap: 'With a map',
  heroTone: 'Tone',
  actionTone: 'Tone',
  image: 'Picture',
  limit: 'At most',
  mediaPosition: 'Side of the picture',
  period: 'Which events',
  poster: 'Still picture',
  series: 'Prices',
  seriesLabel: 'Words of the chart',
  video: 'Film',
};

const splitCamelCase = (name: string): string => {
  const words = name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

const formatName = (path: readonly string[]): string =>
  path.map((name) => labels[name] ?? splitCamelCase(name)).join(' › ');

const formatType = ({ kind, choices }: EditorField): string =>
  choices.length > 0 ? `One of: ${choices.map(splitCamelCase).join(', ')}` : splitCamelCase(kind);

function formatDefault(whenEmpty: WhenEmpty): string {
  switch (whenEmpty.kind) {
    case 'blockHidden':
      return `The block is not shown${whenEmpty.reason === undefined ? '' : `: it ${whenEmpty.reason}`}`;
    case 'replaced':
      return `Taken as “${splitCamelCase(whenEmpty.value)}”`;
    case 'without':
      return 'Shown without it';
  }
}

const columns = [
  { id: 'field', label: 'Field' },
  { id: 'kind', label: 'What it takes' },
  { id: 'empty', label: 'Left empty' },
];

/** Fields of a block from its schema; null for components that are no blocks. */
export function EditorFields({ title }: { readonly title: string }) {
  const schema = findBlockSchema(schemas, title);
  if (!schema) return null;
  return (
    <section data-editor-fields>
      <Unstyled>
        <Stack gap="s">
          <Heading level={2} size="m">
            What editors fill in
          </Heading>
          <Text size="xs" tone="muted">
            Read from the check that the block makes before it is shown. The editor’s screen may ask for more,
            such as a picture, and say how long a text may be.
          </Text>
          <Table
            caption="What editors fill in"
            isCaptionHidden
            columns={columns}
            rows={readEditorFields(schema).map((field) => ({
              id: field.path.join('.'),
              cells: [formatName(field.path), formatType(field), formatDefault(field.whenEmpty)],
            }))}
          />
        </Stack>
      </Unstyled>
    </section>
  );
}
