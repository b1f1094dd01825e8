/** Keeps the page when a form in `canvas` is sent. Answers with what would be sent, `name=value` each, button included. */
export function catchSubmission(canvas: HTMLElement): readonly string[] {
  const sent: string[] = [];
  for (const form of canvas.querySelectorAll('form'))
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      for (const [name, value] of new FormData(form, event.submitter))
        sent.push(`${name}=${typeof value === 'string' ? value : value.name}`);
    });
  return sent;
}
