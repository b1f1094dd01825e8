import { render, screen } from '@testing-library/react';
import { describeBlock } from '../../testing/describeBlock';
import { renderBlock } from '../../testing/renderBlock';
import { mediaText } from './MediaText.block';
import { mediaTextMock } from './MediaText.mock';

describe('MediaText', () => {
  describeBlock({
    block: mediaText,
    mock: mediaTextMock,
    broken: [{ ...mediaTextMock, content: { root: {} } }, 'content.root.children'],
  });

  it('has the text before the picture in reading order, regardless of the layout', () => {
    const { container } = render(renderBlock({ ...mediaTextMock, mediaPosition: 'start' }));
    const heading = screen.getByRole('heading', { level: 2 });
    const picture = container.querySelector('img')!;
    expect(heading.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
