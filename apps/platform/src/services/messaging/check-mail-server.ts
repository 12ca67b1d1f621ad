/** Connects to the mail server of an SMTP_URL and logs in, without sending anything. Throws its reason when it cannot. */
export async function checkMailServer(url: string): Promise<void> {
  const limits = { connectionTimeout: 5000, greetingTimeout: 5000, dnsTimeout: 5000, socketTimeout: 5000 };
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, ...limits });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
