import { render } from '@testing-library/react';
import { describeBlock } from '../../testing/describeBlock';
import { renderBlock } from '../../testing/renderBlock';
import { accordion } from './Accordion.block';
import { accordionMock } from './Accordion.mock';

describe('Accordion', () => {
  describeBlock({
    block: accordion,
    mock: accordionMock,
    broken: [{ ...accordionMock, items: [] }, 'items'],
  });

  it('works without JavaScript: every item is a details element', () => {
    const { container } = render(renderBlock(accordionMock));
    expect(container.querySelectorAll('details > summary')).toHaveLength(3);
  });
});
