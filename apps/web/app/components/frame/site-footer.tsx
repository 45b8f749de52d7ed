import { LegalLink } from './legal-link.tsx'

export const SiteFooter = () => (
  <footer className="site-footer">
    <div className="site-footer-row">
      <p>© 2023 Hourcast</p>
      <ul>
        <li>
          <LegalLink label="Terms" title="Terms of use" to="/terms" textUrl="/terms.txt" />
        </li>
        <li>
          <LegalLink label="Privacy" title="Privacy" to="/privacy" textUrl="/privacy.txt" />
        </li>
      </ul>
    </div>
  </footer>
)
