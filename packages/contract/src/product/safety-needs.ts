/** What goods may lack of the information of product safety (GPSR, Article 19). */
export const safetyNeeds = [
  'makerName',
  'makerAddress',
  'makerEmail',
  'responsiblePerson',
  'safetyText',
] as const;
