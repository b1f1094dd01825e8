import { render, screen } from '@testing-library/react';
import { describeBlock } from '../../testing/describeBlock';
import { renderBlock } from '../../testing/renderBlock';
import { richText } from './RichText.block';
import { richTextMock } from './RichText.mock';

describe('RichText', () => {
  describeBlock({
    block: richText,
    mock: richTextMock,
    broken: [{ ...richTextMock, content: null }, 'content'],
  });

  it('has headings one level below the title, or at its level without one', () => {
    const { rerender } = render(renderBlock(richTextMock));
    expect(screen.getByRole('heading', { name: 'What is measured' })).toHaveProperty('tagName', 'H3');
    rerender(renderBlock({ ...richTextMock, title: null }));
    expect(screen.getByRole('heading', { name: 'What is measured' })).toHaveProperty('tagName', 'H2');
  });
});
