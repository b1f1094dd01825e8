import type { LanguageCode } from '@kmx/contract/locales';
import type { NoticeKind } from '../database/tables';

/** Mail about a change to an account; each event is the subject and the first sentence. */
export interface NoticeMessages {
  greeting: `${string}{name}${string}`;
  events: Readonly<Record<NoticeKind, string>>;
  when: `${string}{time}${string}`;
  /** With the page that sends a new password. */
  notYou: `${string}{url}${string}`;
}

export const noticeMessages: Readonly<Record<LanguageCode, NoticeMessages>> = {
  en: {
    greeting: 'Hello {name}',
    events: {
      passwordChanged: 'Your MyKomax password was changed',
      deviceAdded: 'A second factor was added to your MyKomax account',
      deviceReplaced: 'The second factor of your MyKomax account was replaced',
      deviceRemoved: 'The second factor was removed from your MyKomax account',
      deviceReset: 'An administrator has reset the second factor of your MyKomax account',
      passkeyAdded: 'A passkey was added to your MyKomax account',
      passkeyRemoved: 'A passkey was removed from your MyKomax account',
      recoveryCodesCreated: 'New recovery codes were created for your MyKomax account',
      recoveryCodeUsed: 'A recovery code was used for your MyKomax account',
      signedOutEverywhere: 'You were signed out of MyKomax everywhere',
    },
    when: 'Time: {time}',
    notYou:
      'If you did not expect this, choose a new password at once and tell your contact person at Komax:\n{url}',
  },
  cs: {
    greeting: 'Dobrý den, {name},',
    events: {
      passwordChanged: 'Vaše heslo pro MyKomax bylo změněno',
      deviceAdded: 'K vašemu účtu MyKomax byl přidán druhý faktor',
      deviceReplaced: 'Druhý faktor vašeho účtu MyKomax byl vyměněn',
      deviceRemoved: 'Druhý faktor byl z vašeho účtu MyKomax odebrán',
      deviceReset: 'Správce resetoval druhý faktor vašeho účtu MyKomax',
      passkeyAdded: 'K vašemu účtu MyKomax byl přidán přístupový klíč',
      passkeyRemoved: 'Z vašeho účtu MyKomax byl odebrán přístupový klíč',
      recoveryCodesCreated: 'Pro váš účet MyKomax byly vytvořeny nové záložní kódy',
      recoveryCodeUsed: 'U vašeho účtu MyKomax byl použit záložní kód',
      signedOutEverywhere: 'Byli jste všude odhlášeni z MyKomax',
    },
    when: 'Čas: {time}',
    notYou:
      'Pokud jste to nečekali, zvolte si ihned nové heslo a obraťte se na svou kontaktní osobu u společnosti Komax:\n{url}',
  },
  de: {
    greeting: 'Guten Tag {name}',
    events: {
      passwordChanged: 'Ihr Passwort für MyKomax wurde geändert',
      deviceAdded: 'Ihrem MyKomax-Konto wurde ein zweiter Faktor hinzugefügt',
      deviceReplaced: 'Der zweite Faktor Ihres MyKomax-Kontos wurde ersetzt',
      deviceRemoved: 'Der zweite Faktor Ihres MyKomax-Kontos wurde entfernt',
      deviceReset: 'Die Administration hat den zweiten Faktor Ihres MyKomax-Kontos zurückgesetzt',
      passkeyAdded: 'Ihrem MyKomax-Konto wurde ein Passkey hinzugefügt',
      passkeyRemoved: 'Aus Ihrem MyKomax-Konto wurde ein Passkey entfernt',
      recoveryCodesCreated: 'Für Ihr MyKomax-Konto wurden neue Wiederherstellungscodes erstellt',
      recoveryCodeUsed: 'Für Ihr MyKomax-Konto wurde ein Wiederherstellungscode verwendet',
      signedOutEverywhere: 'Sie wurden überall von MyKomax abgemeldet',
    },
    when: 'Zeitpunkt: {time}',
    notYou:
      'Wenn Sie das nicht erwartet haben, wählen Sie sofort ein neues Passwort und wenden Sie sich an Ihre Kontaktperson bei Komax:\n{url}',
  },
  es: {
    greeting: 'Hola, {name}:',
    events: {
      passwordChanged: 'Se ha cambiado su contraseña de MyKomax',
      deviceAdded: 'Se ha añadido un segundo factor a su cuenta de MyKomax',
      deviceReplaced: 'Se ha sustituido el segundo factor de su cuenta de MyKomax',
      deviceRemoved: 'Se ha eliminado el segundo factor de su cuenta de MyKomax',
      deviceReset: 'Un administrador ha restablecido el segundo factor de su cuenta de MyKomax',
      passkeyAdded: 'Se ha añadido una llave de acceso a su cuenta de MyKomax',
      passkeyRemoved: 'Se ha eliminado una llave de acceso de su cuenta de MyKomax',
      recoveryCodesCreated: 'Se han creado códigos de recuperación nuevos para su cuenta de MyKomax',
      recoveryCodeUsed: 'Se ha utilizado un código de recuperación de su cuenta de MyKomax',
      signedOutEverywhere: 'Se ha cerrado su sesión de MyKomax en todas partes',
    },
    when: 'Fecha y hora: {time}',
    notYou:
      'Si no lo esperaba, elija enseguida una contraseña nueva y diríjase a su persona de contacto en Komax:\n{url}',
  },
  fr: {
    greeting: 'Bonjour {name},',
    events: {
      passwordChanged: 'Votre mot de passe MyKomax a été modifié',
      deviceAdded: 'Un second facteur a été ajouté à votre compte MyKomax',
      deviceReplaced: 'Le second facteur de votre compte MyKomax a été remplacé',
      deviceRemoved: 'Le second facteur de votre compte MyKomax a été supprimé',
      deviceReset: 'Un administrateur a réinitialisé le second facteur de votre compte MyKomax',
      passkeyAdded: 'Une clé d’accès a été ajoutée à votre compte MyKomax',
      passkeyRemoved: 'Une clé d’accès a été supprimée de votre compte MyKomax',
      recoveryCodesCreated: 'De nouveaux codes de secours ont été créés pour votre compte MyKomax',
      recoveryCodeUsed: 'Un code de secours de votre compte MyKomax a été utilisé',
      signedOutEverywhere: 'Vous avez été déconnecté de MyKomax partout',
    },
    when: 'Date et heure : {time}',
    notYou:
      'Si vous ne vous y attendiez pas, choisissez tout de suite un nouveau mot de passe et adressez-vous à votre interlocuteur chez Komax :\n{url}',
  },
  hu: {
    greeting: 'Tisztelt {name}!',
    events: {
      passwordChanged: 'Megváltozott a MyKomax-jelszava',
      deviceAdded: 'Második tényezőt adtak a MyKomax-fiókjához',
      deviceReplaced: 'Lecserélték a MyKomax-fiókja második tényezőjét',
      deviceRemoved: 'Eltávolították a MyKomax-fiókja második tényezőjét',
      deviceReset: 'Egy adminisztrátor visszaállította a MyKomax-fiókja második tényezőjét',
      passkeyAdded: 'Azonosítókulcsot adtak a MyKomax-fiókjához',
      passkeyRemoved: 'Eltávolítottak egy azonosítókulcsot a MyKomax-fiókjából',
      recoveryCodesCreated: 'Új helyreállító kódok készültek a MyKomax-fiókjához',
      recoveryCodeUsed: 'Felhasználtak egy helyreállító kódot a MyKomax-fiókjához',
      signedOutEverywhere: 'Mindenhonnan kijelentkeztették a MyKomaxból',
    },
    when: 'Időpont: {time}',
    notYou:
      'Ha nem számított erre, azonnal válasszon új jelszót, és forduljon a Komaxnál lévő kapcsolattartójához:\n{url}',
  },
  ja: {
    greeting: '{name} 様',
    events: {
      passwordChanged: 'MyKomaxのパスワードが変更されました',
      deviceAdded: 'MyKomaxアカウントに二要素認証が追加されました',
      deviceReplaced: 'MyKomaxアカウントの二要素認証デバイスが交換されました',
      deviceRemoved: 'MyKomaxアカウントの二要素認証が削除されました',
      deviceReset: '管理者がMyKomaxアカウントの二要素認証をリセットしました',
      passkeyAdded: 'MyKomaxアカウントにパスキーが追加されました',
      passkeyRemoved: 'MyKomaxアカウントからパスキーが削除されました',
      recoveryCodesCreated: 'MyKomaxアカウントの新しいリカバリーコードが作成されました',
      recoveryCodeUsed: 'MyKomaxアカウントのリカバリーコードが使用されました',
      signedOutEverywhere: 'すべての端末でMyKomaxからサインアウトされました',
    },
    when: '日時：{time}',
    notYou:
      'お心当たりがない場合は、すぐに次のリンクから新しいパスワードを設定し、Komaxの担当者にご連絡ください。\n{url}',
  },
  pt: {
    greeting: 'Olá, {name},',
    events: {
      passwordChanged: 'A sua senha do MyKomax foi alterada',
      deviceAdded: 'Um segundo fator foi adicionado à sua conta do MyKomax',
      deviceReplaced: 'O segundo fator da sua conta do MyKomax foi substituído',
      deviceRemoved: 'O segundo fator foi removido da sua conta do MyKomax',
      deviceReset: 'Um administrador redefiniu o segundo fator da sua conta do MyKomax',
      passkeyAdded: 'Uma chave de acesso foi adicionada à sua conta do MyKomax',
      passkeyRemoved: 'Uma chave de acesso foi removida da sua conta do MyKomax',
      recoveryCodesCreated: 'Novos códigos de recuperação foram criados para a sua conta do MyKomax',
      recoveryCodeUsed: 'Um código de recuperação da sua conta do MyKomax foi usado',
      signedOutEverywhere: 'Você foi desconectado do MyKomax em todos os lugares',
    },
    when: 'Data e hora: {time}',
    notYou:
      'Se você não esperava por isto, escolha imediatamente uma nova senha e fale com o seu contato na Komax:\n{url}',
  },
  ro: {
    greeting: 'Bună ziua, {name},',
    events: {
      passwordChanged: 'Parola dumneavoastră MyKomax a fost schimbată',
      deviceAdded: 'Un al doilea factor a fost adăugat la contul dumneavoastră MyKomax',
      deviceReplaced: 'Al doilea factor al contului dumneavoastră MyKomax a fost înlocuit',
      deviceRemoved: 'Al doilea factor a fost eliminat din contul dumneavoastră MyKomax',
      deviceReset: 'Un administrator a resetat al doilea factor al contului dumneavoastră MyKomax',
      passkeyAdded: 'O cheie de acces a fost adăugată la contul dumneavoastră MyKomax',
      passkeyRemoved: 'O cheie de acces a fost eliminată din contul dumneavoastră MyKomax',
      recoveryCodesCreated: 'Au fost create coduri de recuperare noi pentru contul dumneavoastră MyKomax',
      recoveryCodeUsed: 'A fost folosit un cod de recuperare al contului dumneavoastră MyKomax',
      signedOutEverywhere: 'Ați fost deconectat de peste tot din MyKomax',
    },
    when: 'Data și ora: {time}',
    notYou:
      'Dacă nu vă așteptați la aceasta, alegeți imediat o parolă nouă și adresați-vă persoanei dumneavoastră de contact de la Komax:\n{url}',
  },
  sk: {
    greeting: 'Dobrý deň, {name},',
    events: {
      passwordChanged: 'Vaše heslo pre MyKomax bolo zmenené',
      deviceAdded: 'K vášmu účtu MyKomax bol pridaný druhý faktor',
      deviceReplaced: 'Druhý faktor vášho účtu MyKomax bol vymenený',
      deviceRemoved: 'Druhý faktor bol z vášho účtu MyKomax odstránený',
      deviceReset: 'Správca resetoval druhý faktor vášho účtu MyKomax',
      passkeyAdded: 'K vášmu účtu MyKomax bol pridaný prístupový kľúč',
      passkeyRemoved: 'Z vášho účtu MyKomax bol odstránený prístupový kľúč',
      recoveryCodesCreated: 'Pre váš účet MyKomax boli vytvorené nové záložné kódy',
      recoveryCodeUsed: 'Pri vašom účte MyKomax bol použitý záložný kód',
      signedOutEverywhere: 'Boli ste všade odhlásení z MyKomax',
    },
    when: 'Čas: {time}',
    notYou:
      'Ak ste to nečakali, ihneď si zvoľte nové heslo a obráťte sa na svoju kontaktnú osobu v spoločnosti Komax:\n{url}',
  },
  zh: {
    greeting: '{name}，您好：',
    events: {
      passwordChanged: '您的 MyKomax 密码已更改',
      deviceAdded: '您的 MyKomax 账户已添加双重验证',
      deviceReplaced: '您的 MyKomax 账户的双重验证设备已更换',
      deviceRemoved: '您的 MyKomax 账户的双重验证已移除',
      deviceReset: '管理员已重置您的 MyKomax 账户的双重验证',
      passkeyAdded: '您的 MyKomax 账户已添加通行密钥',
      passkeyRemoved: '您的 MyKomax 账户已移除一个通行密钥',
      recoveryCodesCreated: '已为您的 MyKomax 账户生成新的恢复码',
      recoveryCodeUsed: '您的 MyKomax 账户使用了一个恢复码',
      signedOutEverywhere: '您已在所有设备上退出 MyKomax',
    },
    when: '时间：{time}',
    notYou: '如果这不是您预期的操作，请立即通过以下链接设置新密码，并联系您在 Komax 的联系人：\n{url}',
  },
};
