/** Replaces messages of Payload that do not mention the effect for readers. */
export const adminTranslations = {
  en: {
    version: {
      aboutToRestore:
        'You are about to restore this {{label}} document to the state of {{versionDate}}. Readers see the change at once: a published version goes live, a draft takes the document offline. To look at a published version first, choose “Restore as draft”.',
    },
  },
  de: {
    version: {
      aboutToRestore:
        'Sie stellen dieses Dokument ({{label}}) auf dem Stand vom {{versionDate}} wieder her. Für Leser gilt das sofort: Eine veröffentlichte Version ist sofort sichtbar, ein Entwurf nimmt das Dokument von der Website. Wollen Sie eine veröffentlichte Version zuerst ansehen, wählen Sie «Als Entwurf wiederherstellen».',
    },
  },
};
