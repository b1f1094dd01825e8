interface FormMessages {
  notSaved: string;
  /** For a failure that does not concern a field. */
  notSavedReason: string;
  reload: string;
  takenOver: (name: string) => string;
  skip: string;
  password: string;
  passwordIsSet: string;
  passwordHint: string;
}

const english: FormMessages = {
  notSaved: 'Not saved',
  notSavedReason: 'Your text is still in the form. The next change tries to save again.',
  reload: 'Load the changes',
  takenOver: (name) => `${name} has taken over this form. What you type from now on is not saved.`,
  skip: 'Skip to the content',
  password: 'Password',
  passwordIsSet: 'A password is set. Enter a new one to replace it.',
  passwordHint: 'At least 8 characters. Write it down before you save: nobody can read it afterwards.',
};

const german: FormMessages = {
  notSaved: 'Nicht gespeichert',
  notSavedReason: 'Ihr Text steht noch im Formular. Die nächste Änderung versucht es erneut.',
  reload: 'Änderungen laden',
  takenOver: (name) =>
    `${name} hat dieses Formular übernommen. Was Sie von jetzt an schreiben, wird nicht gespeichert.`,
  skip: 'Zum Inhalt springen',
  password: 'Passwort',
  passwordIsSet: 'Ein Passwort ist gesetzt. Geben Sie ein neues ein, um es zu ersetzen.',
  passwordHint: 'Mindestens 8 Zeichen. Notieren Sie es vor dem Speichern: Danach kann es niemand mehr lesen.',
};

export const formMessages = (language: string): FormMessages => (language === 'de' ? german : english);
