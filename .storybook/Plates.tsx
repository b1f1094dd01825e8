import { DocsContext, Heading, Story, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

interface Plate {
  readonly id: string;
  readonly name: string;
  readonly moduleExport: unknown;
}

/** The stories of a foundation, one below the other without controls and code: they are plates to look at. */
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
