"""How a database becomes one of this version. What has been released is never changed."""
