import { render, screen } from '@testing-library/react';
import { describeBlock } from '../../testing/describeBlock';
import { renderBlock } from '../../testing/renderBlock';
import { {{key}} } from './{{Name}}.block';
import { {{key}}Mock } from './{{Name}}.mock';

describe('{{Name}}', () => {
  describeBlock({
    block: {{key}},
    mock: {{key}}Mock,
    broken: [{ ...{{key}}Mock, title: null }, 'title'],
  });

  it('stands under its title', () => {
    render(renderBlock({{key}}Mock));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent({{key}}Mock.title);
  });
});
