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

  it('sets its headings one below the title, or in its place', () => {
    const { rerender } = render(renderBlock(richTextMock));
    expect(screen.getByRole('heading', { name: 'What is measured' })).toHaveProperty('tagName', 'H3');
    rerender(renderBlock({ ...richTextMock, title: null }));
    expect(screen.getByRole('heading', { name: 'What is measured' })).toHaveProperty('tagName', 'H2');
  });
});
