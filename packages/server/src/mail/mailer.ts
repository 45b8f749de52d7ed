export type Mail = {
  to: string
  subject: string
  text: string
  /** Fixed by the caller, so that a mail repeated after a crash is the same mail: <slot.target@host>. */
  messageId: string
  /** Where one click ends mails like this one (RFC 8058). */
  unsubscribeUrl?: string
  attachment?: { filename: string; contentType: string; content: Uint8Array }
}

export type MailReceipt = { messageId: string; accepted: boolean; response: string }

/** SMTP_URL or .data/mail/*.eml. Throws MailError { permanent } : 5xx is final, 4xx and lost connections are not. */
export type Mailer = {
  send(mail: Mail, options?: { signal?: AbortSignal }): Promise<MailReceipt>
  close(): Promise<void>
}
