/** Real names, in our languages and others, including some similar to words that a rule must find. */
export const realNames: readonly string[] = [
  // First names
  ...`Aino Aleksander Alessia Amélie Andrzej Anneli Antje Arvid Åsa Astrid Begoña Bjørn Bo Bożena Bram Camille Carmen Chiara Cillian
  Clara Daan Dagmar Dorota Ed Eero Eilidh Élodie Emil Fenna Ferran Freja Gaël Garcelle Giulia Grażyna Gunnar Hanneke Heikki Henrik
  Iker Inés Ingrid Jacek Jens Jo Joanna Jordi Jürgen Kaisa Kasper Kike Kirsten Krzysztof Lars Leevi Léonie Li Lieke Llúcia Lotte
  Łucja Maëlle Manne Maarit Małgorzata Marica Marte Matteo Michał Mikkel Modesta Modesto Ndidi Niamh Nuria Odd Olav Oona Pádraig
  Paweł Pekka Pernille Ragnhild Raúl Rikke Saoirse Sigrid Siobhán Sjoerd Solveig Søren Staf Staffan Steffi Stian Timi Tiina Torsten
  Tuuli Ulla Urpo Väinö Vincenzo Wiebke Wojciech Xavi Yannick Zbigniew Zoë Øyvind Ádám Şeyma Nguyệt Thế Min-ji Amina Admir Admira
  Adminah Adamina Ad Adam Tea Teamo Teemu Tuukka Timo Modou Nora Nordin Heart Amicia Supporo Rooter`.split(/\s+/),
  // Family names
  ...`Stafford Tukiainen Modersohn Moderow Modin Modig Modrić Helpman Sikkerbøl Sicherl Pomorski Valvo Offerman Officer Offord
  Billingham Systermans Redaelli Bottema Infante Hulpiau Servais Kundera Sistek Verhelst`.split(/\s+/),
  // With a word that denotes an office when alone
  'Anna Billing',
  'Sven Billing',
  'Ben Bot',
  'Ola Hjelp',
  'Bea Service',
  // Other alphabets
  ...`Александр Мария Дмитрий Фёдор Тим Модест Модестов Командоров Поддубный Семин Дёмин Ильин Администратова Иван Светлана Соломія
  Олександр Јелена Γεώργιος Ελένη Δήμητρα Ασπασία Ομάρ محمد ليلى فاطمة رسمي مشرف علی‌رضا پروانه אנה צורי רשף נועם टॉम एडमंड प्रशांत सुनीता
  สมชาย ณัฐวุฒิ 李小龙 王芳 官晓明 管平 山田太郎 公子 運天 さくら 이공식 김민지 관우`.split(/\s+/),
];
