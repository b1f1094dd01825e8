/** Words that English copy writes with a capital letter and that name no product; checked by copy.test.ts. */
export const properNouns: ReadonlySet<string> = new Set(
  [
    // Calendar
    'January February March April May June July August September October November December',
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday Sundays Fri Sat Eve Day Week Year',
    // Countries, languages, towns, streets
    'Africa America Americas Asia Austria Brazil China Chinese Czechia English Europe European France French',
    'German Germany Hungarian Hungary India Italy México Japan Japanese Kingdom Mexico Morocco North Norway Poland',
    'Portugal Portuguese Romania Serbia Shanghai Singapore Slovakia South Spain Spanish States Sweden Swiss',
    'Switzerland Tunisia Türkiye Union United US Vietnam BE BC CHE CN EU HU IL LU CV',
    'Fairbrook Huzal Illinois Texas Utah Saxony Vorarlberg Midlands Musterstadt Musterwil Mintaváros Neckarfeld Braga',
    'Toulouse Paulo Phong Tromsø Otomí Querétaro Pitești Sad Győr Juárez Paso Lake City Ciudad Calle Plaza Avenue Road Central',
    'Center Convention Aareweg Arnés Drahtweg Litzenstrasse Messeallee Fio',
    // Money, law, firms
    'CHF EUR EBIT KMXX SIX Exchange Act Data Protection GDPR Komax Schleuniger Cirris Adaptronic Volta IQC',
    'Einkaufsbedingungen Verkaufsbedingungen Serviceleistungen Technik',
    // Standards, formats, materials, units
    'AA AWG CAD CAN CH Copper Cpk Ethernet IATF IEC IPC ISO LV MQTT OPC PA PDF PTFE Parquet Pin Ra STEP TLS UL',
    'USCAR WCAG XML',
    // Events, documents and first words before a figure
    'Automation Blue Bulletin Conditions Expo Festival Harness Light Measure Software Supply Systems Tech',
    'Technology Tools Wire Above Around At For From In Its On Since Within Extruded',
  ].flatMap((line) => line.split(' ')),
);
