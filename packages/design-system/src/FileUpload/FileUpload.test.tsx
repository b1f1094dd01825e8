import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../testing/axe';
import { FileUpload } from './FileUpload';
import { fileUploadRowsMock } from './FileUpload.mock';

it('accepts several files of the given types and shows its limits', async () => {
  const { container } = render(
    <FileUpload
      id="files"
      name="files"
      label="Images or videos"
      hint="At most 100 MB each"
      error="Please choose at most ten files."
      prompt="Drop files here or choose them"
      accept="image/*,video/*"
    >
      {fileUploadRowsMock}
    </FileUpload>,
  );
  const input = screen.getByLabelText('Images or videos');
  expect(input).toHaveAttribute('accept', 'image/*,video/*');
  expect(input).toHaveAttribute('multiple');
  expect(input).toHaveAccessibleDescription('At most 100 MB each Please choose at most ten files.');
  expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('value'))).toEqual([
    '0.6',
    '1',
    '0',
    '0',
  ]);
  await expectNoAxeViolations(container);
});

it('offers a retry only for a file whose connection was lost', () => {
  const { container } = render(
    <FileUpload id="files" name="files" label="Images" prompt="Drop">
      {fileUploadRowsMock}
    </FileUpload>,
  );
  expect(
    [...container.querySelectorAll('[data-upload-retry]:not([hidden])')].map((button) =>
      button.closest('[data-upload]')?.getAttribute('data-state'),
    ),
  ).toEqual(['broken']);
});
