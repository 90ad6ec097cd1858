"""What every handler may ask for."""

from litestar.di import NamedDependency
from litestar.params import SkipValidation

from cavale.web.services import Services

TheServices = NamedDependency[SkipValidation[Services]]
