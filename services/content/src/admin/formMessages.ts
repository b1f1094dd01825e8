interface FormMessages {
  notSaved: string;
  /** For a failure that is not about a field. */
  notSavedReason: string;
  reload: string;
  takenOver: (name: string) => string;
}

const english: FormMessages = {
  notSaved: 'Not saved',
  notSavedReason: 'Your text is still in the form. The next change tries to save again.',
  reload: 'Load the changes',
  takenOver: (name) => `${name} has taken over this form. What you type from now on is not saved.`,
};

const german: FormMessages = {
  notSaved: 'Nicht gespeichert',
  notSavedReason: 'Ihr Text steht noch im Formular. Die nächste Änderung versucht es erneut.',
  reload: 'Änderungen laden',
  takenOver: (name) =>
    `${name} hat dieses Formular übernommen. Was Sie von jetzt an schreiben, wird nicht gespeichert.`,
};

export const formMessages = (language: string): FormMessages => (language === 'de' ? german : english);
