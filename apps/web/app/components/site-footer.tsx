export const SiteFooter = () => (
  <footer className="site-footer">
    <div>
      <p>© 2023 Hourcast</p>
      <p>
        Everything you hear here is written and spoken by machines. What you feed to the AI must be public, never internal,
        confidential or personal.
      </p>
    </div>
  </footer>
)
