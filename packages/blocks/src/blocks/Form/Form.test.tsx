import { render, screen } from '@testing-library/react';
import { createFormReading, formStatesMock } from '../../shared/FormView/FormView.mock';
import { describeBlock } from '../../testing/describeBlock';
import { renderBlock } from '../../testing/renderBlock';
import { form } from './Form.block';
import { formMock, whitepaperMock } from './Form.mock';

describe('Form', () => {
  describeBlock({ block: form, mock: formMock, broken: [{ ...formMock, kind: null }, 'kind'] });

  it('renders the form of its kind', () => {
    render(renderBlock(formMock, { lists: { forms: { contact: createFormReading('contact') } } }));
    expect(screen.getByRole('form', { name: 'Talk to an expert' })).toHaveAttribute(
      'action',
      '/api/forms/contact',
    );
  });

  it('shows a message if the page has no form data', () => {
    render(renderBlock(formMock));
    expect(screen.getByText('This form cannot be loaded right now')).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('names the whitepaper, and links to it after submission', () => {
    const { container, rerender } = render(
      renderBlock(whitepaperMock, { lists: { forms: { whitepaper: createFormReading('whitepaper') } } }),
    );
    expect(container.querySelector('input[name=file]')).toHaveValue('crimp-force-monitoring');
    rerender(
      renderBlock(whitepaperMock, {
        lists: { forms: { whitepaper: createFormReading('whitepaper', formStatesMock.sent) } },
      }),
    );
    expect(screen.getByRole('link', { name: 'Download the whitepaper' })).toHaveAttribute(
      'href',
      '/file/crimp-force-monitoring',
    );
  });
});
