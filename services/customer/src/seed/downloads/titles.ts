/** Titles of the files: en, cs, de, es, fr, hu, ja, pt, ro, sk, zh. */
export const titles = {
  releaseNotes:
    'Release notes|Poznámky k vydání|Versionshinweise|Notas de la versión|Notes de version|Kiadási megjegyzések|リリースノート|Notas de versão|Note de lansare|Poznámky k vydaniu|发行说明',
  connections:
    'Template: connections of the machines|Šablona: připojení strojů|Vorlage: Verbindungen der Maschinen|Plantilla: conexiones de las máquinas|Modèle : connexions des machines|Sablon: gépek kapcsolatai|テンプレート:機械の接続|Modelo: conexões das máquinas|Model: conexiunile mașinilor|Šablóna: pripojenia strojov|模板:设备连接',
  orders:
    'Template: import of orders|Šablona: import zakázek|Vorlage: Import von Aufträgen|Plantilla: importación de órdenes|Modèle : import des ordres|Sablon: megrendelések importja|テンプレート:オーダーの取り込み|Modelo: importação de ordens|Model: importul comenzilor|Šablóna: import zákaziek|模板:订单导入',
  articles:
    'Template: list of articles|Šablona: seznam článků|Vorlage: Artikelliste|Plantilla: lista de artículos|Modèle : liste des articles|Sablon: cikklista|テンプレート:品番一覧|Modelo: lista de artigos|Model: lista de articole|Šablóna: zoznam článkov|模板:产品清单',
  shifts:
    'Template: shifts and user levels|Šablona: směny a úrovně uživatelů|Vorlage: Schichten und Benutzerstufen|Plantilla: turnos y niveles de usuario|Modèle : équipes et niveaux d’utilisateur|Sablon: műszakok és felhasználói szintek|テンプレート:シフトとユーザーレベル|Modelo: turnos e níveis de usuário|Model: schimburi și niveluri de utilizator|Šablóna: zmeny a úrovne používateľov|模板:班次与用户级别',
  guide:
    'Quick guide|Stručný průvodce|Kurzanleitung|Guía rápida|Guide rapide|Gyors útmutató|クイックガイド|Guia rápido|Ghid rapid|Stručný sprievodca|快速指南',
  checksums:
    'Checksums of the files (SHA-256)|Kontrolní součty souborů (SHA-256)|Prüfsummen der Dateien (SHA-256)|Sumas de comprobación (SHA-256)|Sommes de contrôle des fichiers (SHA-256)|A fájlok ellenőrző összegei (SHA-256)|ファイルのチェックサム(SHA-256)|Somas de verificação (SHA-256)|Sume de control (SHA-256)|Kontrolné súčty súborov (SHA-256)|文件校验和(SHA-256)',
} as const;

export type TitleKey = keyof typeof titles;
