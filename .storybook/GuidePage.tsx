import {
  Controls,
  Description,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { GuidanceText, type Guidance } from '@kmx/design-system/guide';
import { EditorFields } from './EditorFields';
import { Plates } from './Plates';

const isGuidance = (value: unknown): value is Guidance =>
  typeof value === 'object' && value !== null && 'summary' in value && 'use' in value && 'avoid' in value;

/** Page of documentation: guidance, the first story with controls, then all stories. */
export default function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guidance } = preparedMeta.parameters;
  const isFoundation = preparedMeta.title.startsWith('Foundations/');
  return (
    <>
      <Title />
      {isGuidance(guidance) ? (
        <Unstyled>
          <GuidanceText guidance={guidance} level={2} />
        </Unstyled>
      ) : (
        <Description />
      )}
      {isFoundation ? (
        <Plates />
      ) : (
        <>
          <Primary />
          <EditorFields title={preparedMeta.title} />
          <section data-props aria-label="Properties" tabIndex={0}>
            <Controls />
          </section>
          <Stories includePrimary={false} />
        </>
      )}
    </>
  );
}
