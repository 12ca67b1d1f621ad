/**
 * Once they got it, browsers use https only for a year. Said with every answer over https, pages, files and data alike; never over
 * http, where it would lock out a shop without a certificate, and never for hosts below this one, which may be another's.
 */
export const httpsOnly: [name: string, value: string] = ['strict-transport-security', 'max-age=31536000'];
