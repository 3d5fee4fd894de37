import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Leads elsewhere in place of this page. Smaller than React Router's Navigate, whose module the public pages load. */
export function Redirect({ to, notice }: { to: string /** What the other page says on arrival. */; notice?: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace: true, state: notice ? { notice } : null }), [navigate, to, notice])
  return null
}
