import { DocsContext, Heading, Story, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

interface Plate {
  readonly id: string;
  readonly name: string;
  readonly moduleExport: unknown;
}

/** Stories of a foundation without controls and code. */
export function Plates() {
  const { componentStories } = useContext(DocsContext);
  return componentStories().map(({ id, name, moduleExport }: Plate) => (
    <section key={id} aria-label={name} data-plate>
      <Heading>{name}</Heading>
      <Unstyled>
        <Story of={moduleExport} />
      </Unstyled>
    </section>
  ));
}
