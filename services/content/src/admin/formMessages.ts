interface FormMessages {
  reload: string;
  takenOver: (name: string) => string;
}

const english: FormMessages = {
  reload: 'Load the changes',
  takenOver: (name) => `${name} has taken over this form. What you type from now on is not saved.`,
};

const german: FormMessages = {
  reload: 'Änderungen laden',
  takenOver: (name) =>
    `${name} hat dieses Formular übernommen. Was Sie von jetzt an schreiben, wird nicht gespeichert.`,
};

export const formMessages = (language: string): FormMessages => (language === 'de' ? german : english);
