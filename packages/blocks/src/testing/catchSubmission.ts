/** Prevents the submission of a form in `canvas`. Returns its values as `name=value`, including the button. */
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
